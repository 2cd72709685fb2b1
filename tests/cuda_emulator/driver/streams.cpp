/* streams.cpp: streams and events. Work waits in its stream until somebody waits for it, so a missing
   synchronisation shows as a stale or wrong number, every time. */
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "driver.h"

static std::vector<std::shared_ptr<stream>> streams; /* oldest first: addresses are no order */
static uint64_t numbers;

std::shared_ptr<stream> lookup(CUstream handle) {
    if (!handle || handle == CU_STREAM_LEGACY || handle == CU_STREAM_PER_THREAD)
        return current()->legacy;
    for (auto &each : streams)
        if (each.get() == handle)
            return each;
    return NULL;
}

static void append(stream &stream, std::function<CUresult()> run) {
    stream.queue.push_back({++numbers, std::move(run)});
}

/* What the other has now comes before what this one gets next. */
static void await(stream &stream, const std::shared_ptr<struct stream> &other, uint64_t number) {
    if (other->done < number)
        append(stream, [other, number] { return drain(*other, number), CUDA_SUCCESS; });
}

static void run_front(stream &stream) {
    work next = std::move(stream.queue.front());
    stream.queue.pop_front();
    stream.busy = true;
    if (!stream.owner->broken)
        stream.owner->broken = next.run();
    stream.busy = false;
    stream.done = next.number;
}

static std::vector<std::shared_ptr<stream>> streams_of(context *owner) {
    std::vector<std::shared_ptr<stream>> all;
    for (auto &each : streams)
        if (each->owner == owner)
            all.push_back(each);
    all.push_back(owner->legacy);
    return all;
}

/* By chance a piece of some stream's work is done now, whoever waits for another. */
static void run_some(context *owner) {
    auto all = streams_of(owner);
    auto chosen = all[chance((unsigned)all.size())];
    if (chosen->busy || chosen->queue.empty())
        return;
    opened now;
    run_front(*chosen);
}

CUresult enqueue(const std::shared_ptr<stream> &stream, std::function<CUresult()> run) {
    context *owner = stream->owner;
    if (stream->capture) {
        stream->capture->works.push_back({stream.get(), std::move(run)});
        return CUDA_SUCCESS;
    }
    const bool legacy = stream == owner->legacy;
    for (auto &other : streams)
        if (legacy && other->owner == owner && !(other->flags & CU_STREAM_NON_BLOCKING))
            await(*stream, other, other->last());
    if (!legacy && !(stream->flags & CU_STREAM_NON_BLOCKING))
        await(*stream, owner->legacy, owner->legacy->last());
    append(*stream, std::move(run));
    const char *blocking = getenv("CUDA_LAUNCH_BLOCKING");
    if (blocking && *blocking == '1')
        return drain(*stream);
    if (by_chance() && !chance(4)) /* work may also be early */
        run_some(owner);
    return CUDA_SUCCESS;
}

CUresult drain(stream &stream, uint64_t number) {
    if (stream.queue.empty())
        return stream.owner->broken;
    opened now;
    while (!stream.queue.empty() && stream.queue.front().number <= number) {
        if (by_chance() && !chance(3))
            run_some(stream.owner);
        if (!stream.queue.empty() && stream.queue.front().number <= number)
            run_front(stream);
    }
    return stream.owner->broken;
}

CUresult drain(context *context) {
    auto all = streams_of(context);
    if (by_chance())
        shuffle(all);
    for (auto &each : all)
        drain(*each);
    return context->broken;
}

void forget_streams(context *context) {
    auto forgotten = [=](auto &each) { return each->owner == context; };
    streams.erase(std::remove_if(streams.begin(), streams.end(), forgotten), streams.end());
}

API cuStreamCreateWithPriority(CUstream *handle, unsigned flags, int priority) {
    BEGIN(NEED_CONTEXT)
    streams.push_back(std::make_shared<stream>(stream{current(), flags, priority}));
    return *handle = streams.back().get(), CUDA_SUCCESS;
}

API cuStreamCreate(CUstream *handle, unsigned flags) {
    return cuStreamCreateWithPriority(handle, flags, 0);
}

#define STREAM(handle)                                                                             \
    BEGIN(NEED_CONTEXT)                                                                            \
    auto stream = lookup(handle);                                                                  \
    if (!stream)                                                                                   \
        return CUDA_ERROR_INVALID_HANDLE;

API cuStreamDestroy_v2(CUstream handle) {
    BEGIN(NEED_DRIVER)
    auto stream = handle ? lookup(handle) : NULL;
    if (!stream || stream == stream->owner->legacy)
        return CUDA_ERROR_INVALID_HANDLE;
    drain(*stream);
    streams.erase(std::find(streams.begin(), streams.end(), stream));
    return CUDA_SUCCESS;
}

API cuStreamGetFlags(CUstream handle, unsigned *flags) {
    STREAM(handle)
    return *flags = stream->flags, CUDA_SUCCESS;
}

API cuStreamGetPriority(CUstream handle, int *priority) {
    STREAM(handle)
    return *priority = stream->priority, CUDA_SUCCESS;
}

API cuStreamGetCtx(CUstream handle, CUcontext *context) {
    STREAM(handle)
    return *context = stream->owner, CUDA_SUCCESS;
}

static CUresult spoil(recording &capture, CUresult error) { return capture.broken = true, error; }

bool spoil_captures(context *context) {
    bool found = false;
    for (auto &stream : streams)
        if (stream->owner == context && stream->capture)
            found = spoil(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    return found;
}

#define NOT_CAPTURED(stream)                                                                       \
    if (stream->capture)                                                                           \
        return spoil(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);

API cuStreamSynchronize(CUstream handle) {
    STREAM(handle)
    NOT_CAPTURED(stream)
    return drain(*stream);
}

/* Whoever asks again and again gets there: each question lets one piece of work run. */
static CUresult step(stream &stream, uint64_t number) {
    if (stream.done >= number || stream.queue.empty())
        return stream.owner->broken;
    const CUresult error = drain(stream, stream.queue.front().number);
    return error ? error : CUDA_ERROR_NOT_READY;
}

API cuStreamQuery(CUstream handle) {
    STREAM(handle)
    NOT_CAPTURED(stream)
    return step(*stream, stream->last());
}

API cuLaunchHostFunc(CUstream handle, void (*callback)(void *), void *given) {
    STREAM(handle)
    return enqueue(stream, [=] { return callback(given), CUDA_SUCCESS; });
}

struct event {
    context *owner;
    unsigned flags;
    std::shared_ptr<struct stream> where; /* NULL until it is recorded */
    uint64_t number;
    std::shared_ptr<double> when;       /* milliseconds */
    std::shared_ptr<recording> capture; /* that it was recorded in, behind so many works */
    size_t works = 0;
};
static std::set<CUevent> events;

#define EVENT(event)                                                                               \
    if (!events.count(event))                                                                      \
        return CUDA_ERROR_INVALID_HANDLE;

API cuEventCreate(CUevent *handle, unsigned flags) {
    BEGIN(NEED_CONTEXT)
    *handle = new event{current(), flags, NULL, 0, NULL};
    events.insert(*handle);
    return CUDA_SUCCESS;
}

API cuEventDestroy_v2(CUevent event) {
    BEGIN(NEED_DRIVER)
    EVENT(event)
    events.erase(event);
    delete event;
    return CUDA_SUCCESS;
}

API cuEventRecord(CUevent event, CUstream handle) {
    STREAM(handle)
    EVENT(event)
    if (event->owner != stream->owner)
        return CUDA_ERROR_INVALID_HANDLE;
    event->where = stream;
    event->capture = stream->capture;
    if (stream->capture)
        return event->works = stream->capture->works.size(), CUDA_SUCCESS;
    auto when = event->when = std::make_shared<double>();
    const CUresult error = enqueue(stream, [when] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        *when = std::chrono::duration<double, std::milli>(now).count();
        return CUDA_SUCCESS;
    });
    event->number = stream->last();
    return error;
}

#define NOT_OF_A_CAPTURE(event)                                                                    \
    if (event->capture)                                                                            \
        return spoil(*event->capture, CUDA_ERROR_CAPTURED_EVENT);

API cuEventSynchronize(CUevent event) {
    BEGIN(NEED_CONTEXT)
    EVENT(event)
    NOT_OF_A_CAPTURE(event)
    return event->where ? drain(*event->where, event->number) : CUDA_SUCCESS;
}

API cuEventQuery(CUevent event) {
    BEGIN(NEED_CONTEXT)
    EVENT(event)
    NOT_OF_A_CAPTURE(event)
    return event->where ? step(*event->where, event->number) : CUDA_SUCCESS;
}

API cuEventElapsedTime_v2(float *milliseconds, CUevent begin, CUevent end) {
    BEGIN(NEED_CONTEXT)
    EVENT(begin)
    EVENT(end)
    for (auto event : {begin, end}) {
        if (!event->where || event->capture || event->flags & CU_EVENT_DISABLE_TIMING)
            return CUDA_ERROR_INVALID_HANDLE;
        if (event->where->done < event->number)
            return CUDA_ERROR_NOT_READY;
    }
    return *milliseconds = (float)(*end->when - *begin->when), CUDA_SUCCESS;
}

API cuEventElapsedTime(float *milliseconds, CUevent begin, CUevent end) {
    return cuEventElapsedTime_v2(milliseconds, begin, end);
}

API cuStreamWaitEvent(CUstream handle, CUevent event, unsigned) {
    STREAM(handle)
    EVENT(event)
    if (event->capture && event->capture->ended)
        return CUDA_ERROR_CAPTURED_EVENT;
    if (event->capture) { /* the stream takes part in it */
        if (stream->capture && stream->capture != event->capture)
            return spoil(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
        stream->capture = event->capture;
        size_t &joined = stream->capture->joined[event->where.get()];
        if (stream.get() == stream->capture->origin && joined < event->works)
            joined = event->works;
        return CUDA_SUCCESS;
    }
    if (stream->capture)
        return spoil(*stream->capture, CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
    if (event->where && event->where != stream)
        await(*stream, event->where, event->number);
    return CUDA_SUCCESS;
}

API cuStreamBeginCapture_v2(CUstream handle, int mode) {
    STREAM(handle)
    if (stream == stream->owner->legacy || stream->capture)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    stream->capture = std::make_shared<recording>(recording{stream.get()});
    return mode == 2 ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

API cuStreamIsCapturing(CUstream handle, int *status) {
    STREAM(handle)
    return *status = !stream->capture ? 0 : stream->capture->broken ? 2 : 1, CUDA_SUCCESS;
}

/* Whether the origin's stream comes after all that the others were given. */
static bool all_joined(const recording &capture) {
    for (size_t i = 0; i < capture.works.size(); i++) {
        auto found = capture.joined.find(capture.works[i].first);
        if (capture.works[i].first != capture.origin
            && (found == capture.joined.end() || found->second <= i))
            return false;
    }
    return true;
}

API cuStreamEndCapture(CUstream handle, CUgraph *graph) {
    STREAM(handle)
    auto capture = stream->capture;
    *graph = NULL;
    if (!capture || capture->origin != stream.get())
        return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
    for (auto &each : streams)
        if (each->capture == capture)
            each->capture = NULL;
    capture->ended = true;
    if (capture->broken)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (!all_joined(*capture))
        return CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    return *graph = new recording(*capture), CUDA_SUCCESS;
}

struct executable {
    std::vector<std::pair<stream *, std::function<CUresult()>>> works;
};

API cuGraphInstantiateWithFlags(CUgraphExec *made, CUgraph graph, unsigned long long flags) {
    BEGIN(NEED_CONTEXT)
    if (!graph || flags)
        return CUDA_ERROR_INVALID_VALUE;
    return *made = new executable{graph->works}, CUDA_SUCCESS;
}

API cuGraphDestroy(CUgraph graph) {
    BEGIN(NEED_DRIVER)
    delete graph;
    return CUDA_SUCCESS;
}

API cuGraphExecDestroy(CUgraphExec executable) {
    BEGIN(NEED_DRIVER)
    delete executable;
    return CUDA_SUCCESS;
}

API cuGraphLaunch(CUgraphExec executable, CUstream handle) {
    STREAM(handle)
    for (auto &work : executable->works)
        if (CUresult error = enqueue(stream, work.second))
            return error;
    return CUDA_SUCCESS;
}
