package dev.stoa.actions.search;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.embedding.EmbeddingStatus;
import dev.stoa.application.embedding.SwitchReport;
import dev.stoa.domain.search.EvaluatedSearch;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.RankingFigures;
import dev.stoa.domain.search.RelevanceParts;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** How callers see hits, indexes and embeddings. */
public final class SearchViews {

  /** What each part contributes to a relevance, which is their sum. */
  public static final View<RelevanceParts> PARTS =
      View.of(RelevanceParts.class, "Parts")
          .note("words", "The words of the text and of its author's name.")
          .note("window", "What neighbours in the same channel or conversation add to the words.")
          .note("author", "Whether the question names the author.")
          .note("date", "The words of the date.")
          .note("meaning", "How near the text is in meaning, by the embedding model.")
          .note(
              "prior",
              "The length of a message, whether it is a question, and whether the asker says it.");

  /** A hit, with its relevance in words if that was requested. */
  record Explained(
      SearchHit hit,
      @Param("Those parts in one line, if that was requested.") Option<String> explanation) {}

  static final View<Explained> HIT =
      View.of(Explained.class, "Hit")
          .flatten(
              "hit",
              View.of(SearchHit.class)
                  .flatten(
                      "at",
                      View.of(SearchPlace.class)
                          .note(
                              "id", "The id of the memory, note, knowledge entry, message or turn.")
                          .note(
                              "owner",
                              "The scope of a memory, the channel of a message, the domain of a"
                                  + " turn, else an agent."))
                  .note("snippet", "The passage that matches, its matching words in brackets.")
                  .note(
                      "score",
                      "From 0 to 1, how much of the question it answers; the same across"
                          + " questions.")
                  .note("rank", "Its place in its source, from 1.")
                  .nest("parts", PARTS)
                  .note("parts", "What each part contributes to its relevance in its source.")
                  .nest("also_at", View.of(SearchPlace.class, "HitPlace"))
                  .note("also_at", "Where else the same text is.")
                  .flatten("written", Trusted.WRITTEN))
          .order("source", "id", "owner", "score", "snippet", "parts", "explanation");

  /** How search indexes compare with the stored data. */
  record Indexes(
      @Param("Whether no fault was found in any of them.") boolean right,
      Seq<IndexReport> indexes) {

    static Indexes of(Seq<IndexReport> reports) {
      return new Indexes(reports.forAll(IndexReport::isRight), reports);
    }
  }

  static final View<Indexes> INDEXES =
      View.of(Indexes.class)
          .nest(
              "indexes",
              View.of(IndexReport.class, "IndexesIndex")
                  .rename("source", "index")
                  .note("documents", "How many texts it should contain.")
                  .flatten("missing", faults("missing"))
                  .note("missing", "How many of them it lacks.")
                  .note("missing_ids", "The first that it lacks.")
                  .flatten("stale", faults("stale"))
                  .note("stale", "How many it has with other words or another owner.")
                  .flatten("superfluous", faults("superfluous"))
                  .note("superfluous", "How many it has that it should not have.")
                  .note("sound", "Whether its words match its own texts.")
                  .order(
                      "index",
                      "documents",
                      "missing",
                      "stale",
                      "superfluous",
                      "missing_ids",
                      "stale_ids",
                      "superfluous_ids"));

  private static View<IndexReport.Faults> faults(String name) {
    return View.of(IndexReport.Faults.class).rename("count", name).rename("first", name + "_ids");
  }

  static final View<EmbeddingStatus> STATUS =
      View.of(EmbeddingStatus.class, "Status")
          .rename("is_active", "active")
          .note("active", "Whether it is the model of the workspace.")
          .note("texts", "How many texts there are.")
          .note("embedded", "How many of them have a vector of the model.");

  static final View<SwitchReport> SWITCH =
      View.of(SwitchReport.class, "Switch")
          .note("from", "The model that was replaced.")
          .note("to", "The model of the workspace.")
          .note("embedded", "How many texts were embedded by it.")
          .note(
              "recall",
              "The mean share of the ten nearest texts by the old model among those by the new.")
          .note("switched", "Whether the vectors of the old model were removed.");

  static final Input<JudgedQuestion> QUESTION =
      Input.of(JudgedQuestion.class)
          .param("question", "The question, as it is asked.")
          .param("relevant", "The ids of the texts that answer it.")
          .param("ability", "What it takes to answer it: such questions are counted together.");

  static final View<EvaluatedSearch> EVALUATED =
      View.of(EvaluatedSearch.class, "Evaluated")
          .note("way", "By words alone, or with the embedding model of the workspace.")
          .note("ability", "Of the questions of this ability; without it, of all.")
          .flatten(
              "figures",
              View.of(RankingFigures.class)
                  .rename("recall_at1", "recall_at_1")
                  .note("recall_at_1", "The share of the relevant texts that comes first.")
                  .rename("recall_at5", "recall_at_5")
                  .note("recall_at_5", "The share of the relevant texts among the first five hits.")
                  .note("recall", "The share of the relevant texts among all hits that count.")
                  .note("reciprocal_rank", "The mean of 1 by the place of the first relevant hit.")
                  .note("ndcg", "The discounted gain of these hits by the greatest possible.")
                  .note("median_ms", "The milliseconds that half of the questions took at most.")
                  .note("p95_ms", "The milliseconds that 95 of 100 questions took at most."));

  private SearchViews() {}
}
