package dev.stoa.domain.lesson;

import static dev.stoa.domain.vectors.VectorForm.expecting;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;

import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.regex.Pattern;

/** Checks the vectors of lessons. */
public final class LessonVectors {

  private static final Pattern CUT = Pattern.compile(".*,\\d+");

  private LessonVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("HelixAgent")
        .check("lessons", expecting(Given::isObject), LessonVectors::defaults)
        .check(
            "lessons",
            input(Given::isList).and(expecting(Given::isText)),
            v -> {
              Seq<String> texts = v.input().texts();
              v.expected().matches(LessonId.of(texts.get(0), texts.get(1), texts.get(2)).value());
            })
        .check("lessons", listing(Given::isNumber), LessonVectors::extraction)
        .check("lessons", listing(Given::isText), v -> v.differs("ranked by the text index"))
        .check(
            "lessons",
            expecting(given -> given.isText() && given.text().contains("duplicate")),
            v -> v.differs("stored once"))
        .check("knowledge", listing(LessonVectors::isCut), v -> v.differs("excerpts"))
        .check("knowledge", listing(Given::isText), LessonVectors::domains)
        .check("knowledge", listing(Given::isObject), v -> v.differs("history of debates"));
  }

  private static void defaults(SpecVector v) {
    v.expected().member("min_confidence", DebateSummary.LEAST_CONSENSUS);
    v.expected().member("expiration_days", Lesson.LIFETIME.toDays());
  }

  /** A debate for each consensus; the expected value is its lessons, or their number. */
  private static void extraction(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(),
            (consensus, lessons) -> {
              Seq<LessonDraft> ours =
                  DebateSummary.of("d", "How to handle database connections", consensus.number())
                      .conclusion("Use a pool")
                      .round("Pooling improves performance")
                      .lessons();
              if (lessons.isNumber()) {
                lessons.matches((double) ours.size());
              } else {
                lessons.matches(
                    ours.map(
                        each ->
                            String.format(
                                Locale.ROOT,
                                "%s|%s|%.2f",
                                each.title(),
                                each.category().label(),
                                each.confidence())));
              }
            });
  }

  private static void domains(SpecVector v) {
    v.expected()
        .matchesEach(
            v.input(), (topic, domain) -> domain.matches(TopicDomain.of(topic.text()).value()));
  }

  private static boolean isCut(Given text) {
    return text.isText() && CUT.matcher(text.text()).matches();
  }
}
