package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Stores corrections. */
public interface Corrections extends Searched {

  /**
   * Locks a subject of a field until the unit of work ends, so that two who record about it take
   * turns.
   */
  void lockSubject(Discipline domain, String subject);

  /** Whether the project or the conversation of a scope exists; the global scope always does. */
  boolean hasScope(CorrectionScope scope);

  /** Stores a new one. */
  void add(Correction correction);

  /** The one of this id. */
  Option<Correction> find(CorrectionId id);

  /** Those of these ids, in any order; unknown ids are left out. */
  Seq<Correction> find(Seq<CorrectionId> ids);

  /** The one of this id, locked until the open write unit ends. */
  Option<Correction> lock(CorrectionId id);

  /** Stores whether and when a locked one holds, what replaced it, its effective confidence. */
  void save(Correction correction);

  /** Those that hold about exactly this subject in a field, newest first. */
  Seq<Correction> holding(Discipline domain, String subject, int limit);

  /** Those that one replaced, newest first. */
  Seq<Correction> replacedBy(CorrectionId id, int limit);

  /** Newest first, ties by descending id. */
  Seq<Correction> page(CorrectionPageQuery query, Instant now);

  /** In the order of their ids, from after the given one. */
  Seq<Correction> byId(Option<CorrectionId> after, int limit);

  /** Stores the effective confidence of each, and nothing else. */
  void refresh(Seq<Correction> swept);

  /** Removes those of these ids, with their indexed texts. */
  void removeAll(Seq<CorrectionId> ids);

  /** Passes those that are true now, oldest first; inside a snapshot they are streamed. */
  void eachHolding(Instant now, Consumer<Correction> consumer);
}
