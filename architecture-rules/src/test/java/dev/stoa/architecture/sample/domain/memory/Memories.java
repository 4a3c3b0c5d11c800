package dev.stoa.architecture.sample.domain.memory;

/** A port. */
public interface Memories {
  void save(Memory memory);
}
