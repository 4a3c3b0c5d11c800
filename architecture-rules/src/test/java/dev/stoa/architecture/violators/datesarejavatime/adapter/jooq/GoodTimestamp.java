package dev.stoa.architecture.violators.datesarejavatime.adapter.jooq;

import java.sql.Timestamp;

/** Is what some drivers hand out. */
public record GoodTimestamp(Timestamp timestamp) {}
