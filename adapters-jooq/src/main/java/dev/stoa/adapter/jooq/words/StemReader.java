package dev.stoa.adapter.jooq.words;

import java.util.List;
import java.util.Map;

/** Reads the stems of texts, in order, a blank between two. */
@FunctionalInterface
public interface StemReader {

  /** By entry; what is not there any more is left out. */
  Map<Long, String> read(List<Long> entries);
}
