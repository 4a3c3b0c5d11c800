package dev.stoa.architecture.violators.datesarejavatime.adapter.jooq;

import java.util.Date;

/** Is mutable and has no zone. */
public record BadDate(Date date) {}
