package dev.stoa.domain.trust;

import io.vavr.control.Option;

/**
 * What an agent has read in an open spawn.
 *
 * @param spawn the id of the spawn
 * @param lowest the least trusted of it; none if nothing was read
 */
public record SpawnReading(String spawn, Option<Trust> lowest) {}
