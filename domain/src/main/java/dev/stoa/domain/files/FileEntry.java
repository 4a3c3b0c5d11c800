package dev.stoa.domain.files;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A memory file without its text.
 *
 * @param size the bytes of its text in UTF-8
 * @param version 1 when it is created, and one more with every change
 * @param author the agent that wrote the present version, if one did
 * @param writtenAt when the present version was written
 */
@RecordBuilder
public record FileEntry(
    FileId id,
    FileScope scope,
    FilePath path,
    long size,
    long version,
    Option<String> author,
    Instant createdAt,
    Instant writtenAt) {}
