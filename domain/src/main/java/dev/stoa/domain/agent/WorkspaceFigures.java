package dev.stoa.domain.agent;

import io.soabase.recordbuilder.core.RecordBuilder;

/** The totals of a workspace; a message is archived when its channel is. */
@RecordBuilder
public record WorkspaceFigures(
    Tally agents,
    Tally channels,
    Tally messages,
    Tally notes,
    long topics,
    Tally knowledge,
    long disciplines,
    long spawns,
    long openSpawns,
    long tasks) {}
