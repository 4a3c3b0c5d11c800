package dev.stoa.domain.lesson;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorForm;
import io.vavr.collection.Seq;

/** Checks the vectors of lessons. */
public final class LessonVectors {

  private static final String RANKED =
      "lessons are ranked by the text index, and minimum scores hold";
  private static final String STORED_ONCE = "the same lesson is stored once, which is no error";
  private static final String EXPIRY = "expiry bounds the number of lessons, not a cap";
  private static final String HISTORY = "the history of debates belongs to the debate context";
  private static final String EXCERPTS = "texts are cut by the rule of the consensus context";

  private LessonVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("HelixAgent")
        .check(
            "lessons",
            VectorForm.described("defaults"),
            v -> {
              v.expected().get("min_confidence").matches(DebateSummary.LEAST_CONSENSUS);
              v.expected().get("expiration_days").matches((double) Lesson.LIFETIME.toDays());
            })
        .check(
            "lessons",
            VectorForm.mentioning("id = first 32 hex"),
            v -> {
              Seq<Given> texts = v.input().list();
              v.expected()
                  .matches(
                      LessonId.of(texts.get(0).text(), texts.get(1).text(), texts.get(2).text())
                          .value());
            })
        .check(
            "lessons",
            VectorForm.mentioning("extraction"),
            v -> {
              DebateSummary debate =
                  DebateSummary.of(
                          "d",
                          "How to handle database connections",
                          v.input().list().head().number())
                      .conclusion("Use a pool")
                      .round("Pooling improves performance");
              v.expected()
                  .list()
                  .head()
                  .list()
                  .zip(debate.lessons())
                  .forEach(
                      pair ->
                          pair._1.matches(
                              pair._2.title()
                                  + "|"
                                  + pair._2.category().label()
                                  + "|"
                                  + String.format(
                                      java.util.Locale.ROOT, "%.2f", pair._2.confidence())));
              v.expected()
                  .list()
                  .last()
                  .matches(
                      (double)
                          DebateSummary.of("d", "t", v.input().list().last().number())
                              .conclusion("c")
                              .lessons()
                              .size());
            })
        .leaveOut("lessons", VectorForm.mentioning("keyword search"), RANKED)
        .leaveOut("lessons", VectorForm.mentioning("again"), STORED_ONCE)
        .leaveOut("lessons", VectorForm.mentioning("cap"), EXPIRY)
        .check(
            "knowledge",
            VectorForm.mentioning("domain from topic"),
            v ->
                v.expected()
                    .list()
                    .zip(v.input().list())
                    .forEach(pair -> pair._1.matches(TopicDomain.of(pair._2.text()).value())))
        .leaveOut("knowledge", VectorForm.mentioning("history"), HISTORY)
        .leaveOut("knowledge", VectorForm.mentioning("truncate"), EXCERPTS);
  }
}
