package dev.stoa.domain.agent;

import io.vavr.collection.SortedMap;
import io.vavr.control.Option;

/**
 * How far a queue is, as the ends of its indexes show without reading it: it differs after a task
 * was added, claimed or ended, except in the middle of a long queue.
 *
 * @param waiting the lowest sequence of pending tasks
 * @param last the highest sequence of each status that has tasks
 * @param running the number of the claim of running tasks, by sequence; the first of them
 */
public record AgentTaskProgress(
    Option<Long> waiting, SortedMap<AgentTaskStatus, Long> last, SortedMap<Long, Long> running) {}
