package dev.stoa.domain.channel;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * What whoever posts next in a channel must know.
 *
 * @param sequence the number of the message
 * @param authorActiveAt the noted activity of its author
 */
public record NextMessage(long sequence, Option<Instant> authorActiveAt) {}
