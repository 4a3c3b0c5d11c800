package dev.stoa.architecture.violators.datesarejavatime.bootstrap;

import java.text.SimpleDateFormat;

/** Is not safe in threads. */
public record BadFormat(SimpleDateFormat format) {}
