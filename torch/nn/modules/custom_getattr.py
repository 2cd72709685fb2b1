"""Modules whose class defines `__getattr__`: only the registries hold their parts, so that the method is called."""


class Looking:
    """Base class added to such a class: `super().__getattr__(name)` finds parameters, buffers and children."""

    def __getattr__(self, name):
        for kind in ("_parameters", "_buffers", "_modules"):
            registry = self.__dict__.get(kind)
            if registry is not None and name in registry:
                return registry[name]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def _show(self, name, value):
        self.__dict__.pop(name, None)

    def __delattr__(self, name):
        result = [registry.pop(name) for registry in (self._parameters, self._buffers, self._modules)
                  if name in registry]
        if not result:
            object.__delattr__(self, name)

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if any(name in registry for registry in (self._parameters, self._buffers, self._modules) if registry):
            self.__dict__.pop(name, None)


def add_lookup(cls):
    """Add Looking to the bases of a class that defines `__getattr__`."""
    if not issubclass(cls, Looking):
        bases = cls.__bases__  # other bases may precede Module; the first must stay first
        position = next(number for number, base in enumerate(bases) if hasattr(base, "_show"))
        cls.__bases__ = (*bases[:position], Looking, *bases[position:])
