package dev.stoa.domain.evidence;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores which debates cite which evidence. */
public interface Citations {

  /** Stores citations of stored evidence, each in place of the one of the same debate. */
  void save(Seq<Citation> citations);

  /** The citation of evidence in a debate. */
  Option<Citation> find(String debateId, EvidenceId evidence);

  /** What a debate cites: by round, the most relevant first, ties by id; after a position. */
  Seq<Citation> of(String debateId, Option<CitationPosition> after, int limit);

  /** Which debates cite evidence, in code point order of debate ids, after one. */
  Seq<Citation> named(EvidenceId evidence, Option<String> afterDebate, int limit);
}
