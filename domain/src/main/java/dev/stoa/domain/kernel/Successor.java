package dev.stoa.domain.kernel;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * What superseded something.
 *
 * @param formerUntil the end that it had before, which it has again when that is undone
 */
public record Successor<I extends TextKey<I>>(I id, Option<Instant> formerUntil) {}
