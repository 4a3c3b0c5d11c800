package dev.stoa.domain.specialist;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores the runs of models; at most one answer to a query is its winner. */
public interface ModelRuns {

  /** Locks the runs for a query until the unit of work ends. */
  void lock(QueryId query);

  /** Whether there is such a conversation. */
  boolean hasConversation(ConversationId conversation);

  /** Stores a new one. */
  void add(SealedRun run);

  /** Stores the welfare of runs, and which of them won. */
  void saveSettled(Seq<ModelRun> runs);

  /** Replaces the responses of runs. */
  void replaceResponses(Seq<SealedRun> runs);

  /** Those with a response in the order of ids, after an id. */
  Seq<SealedRun> responded(Option<RunId> after, int limit);

  /** The one of this id. */
  Option<SealedRun> find(RunId id);

  /** Those for a query, newest first. */
  Seq<SealedRun> of(QueryId query, int limit);

  /** Those of a conversation, newest first, after a position. */
  Seq<SealedRun> of(ConversationId conversation, Option<TimePosition<RunId>> after, int limit);

  /** Those of a specialist, newest first. */
  Seq<SealedRun> of(SpecialistRunQuery query);

  /** The answers and wins of a specialist in some fields, those to one query left out. */
  Map<Discipline, WinRecord> records(
      SpecialistName specialist, Seq<Discipline> fields, QueryId leftOut);

  /** The answers and wins of a specialist in every field. */
  Map<Discipline, WinRecord> records(SpecialistName specialist);
}
