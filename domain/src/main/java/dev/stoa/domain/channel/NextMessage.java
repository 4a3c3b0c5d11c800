package dev.stoa.domain.channel;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * What is needed to post the next message in a channel.
 *
 * @param sequence the number of the message
 * @param authorActiveAt the recorded last activity of its author
 */
public record NextMessage(long sequence, Option<Instant> authorActiveAt) {}
