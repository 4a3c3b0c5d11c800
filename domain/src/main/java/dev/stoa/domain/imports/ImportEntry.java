package dev.stoa.domain.imports;

import io.vavr.control.Option;
import java.time.Instant;
import java.time.ZoneId;

/** One import that brought something. */
public record ImportEntry(String id, ImportSystem system, Option<ZoneId> zone, Instant at) {}
