package dev.stoa.domain.memory;

/**
 * A name of a memory.
 *
 * @param key as {@link MemoryNames#key} makes it
 */
public record NamedMemory(MemoryId memory, String key) {}
