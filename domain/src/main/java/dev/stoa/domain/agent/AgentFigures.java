package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/** What one agent has done: everything of it that is stored, archived things too. */
@RecordBuilder
public record AgentFigures(
    AgentId id,
    AgentName identity,
    boolean archived,
    long messages,
    long notes,
    long knowledge,
    long spawns,
    long tasks,
    Option<Instant> lastActiveAt) {}
