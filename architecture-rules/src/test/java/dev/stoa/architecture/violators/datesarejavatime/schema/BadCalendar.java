package dev.stoa.architecture.violators.datesarejavatime.schema;

import java.util.GregorianCalendar;

/** Is no better. */
public record BadCalendar(GregorianCalendar calendar) {}
