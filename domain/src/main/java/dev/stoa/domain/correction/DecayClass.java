package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** How fast the confidence in a correction decays: the years after which 1/e of it is left. */
public enum DecayClass implements Labelled {
  /** Never. */
  A(Double.POSITIVE_INFINITY, 0.10, Double.POSITIVE_INFINITY),
  B(10, 0.05, 3_650),
  C(3, 0, 1_095),
  D(0.5, -0.10, 180);

  private static final double DAYS_PER_YEAR = 365.25;
  private static final double SECONDS_PER_DAY = 86_400;
  private static final double NANOS_PER_SECOND = 1e9;

  /** A subject that contains one of these has its class, whatever the field. */
  private static final Map<String, DecayClass> BY_SUBJECT =
      LinkedHashMap.<String, DecayClass>empty()
          .put("time_complexity", A)
          .put("space_complexity", A)
          .put("algorithm_correctness", A)
          .put("mathematical_proof", A)
          .put("logical_validity", A)
          .put("security_vulnerability", D)
          .put("cve", D)
          .put("clinical_guideline", D)
          .put("drug_dosage", D)
          .put("ml_benchmark", D)
          .put("api_version", D);

  /** Fields that are not of class C. */
  private static final Map<String, DecayClass> BY_FIELD =
      HashMap.of(
          "mathematics", A,
          "pure_physics", A,
          "structural_engineering", B,
          "software_engineering", D,
          "stem_research", D);

  private final double years;
  private final double importance;
  private final double staleAfterDays;

  DecayClass(double years, double importance, double staleAfterDays) {
    this.years = years;
    this.importance = importance;
    this.staleAfterDays = staleAfterDays;
  }

  /** The class of a subject that names one, else of the field, else C. */
  public static DecayClass of(String subject, Discipline field) {
    String lower = subject.toLowerCase(Locale.ROOT).replaceAll("[\\s-]+", "_");
    return BY_SUBJECT
        .find(entry -> lower.contains(entry._1))
        .map(entry -> entry._2)
        .getOrElse(
            () -> BY_FIELD.get(field.value().toLowerCase(Locale.ROOT)).getOrElse(DecayClass.C));
  }

  /** What is left of a confidence after a time; a negative one counts as none. */
  public double decayed(double confidence, Instant since, Instant now) {
    return confidence * Math.exp(-days(since, now) / (years * DAYS_PER_YEAR));
  }

  /** How much more important a correction of this class is than one of class C. */
  double importance() {
    return importance;
  }

  /** 0 up to the age at which it is stale, then rising to 1 at twice that age. */
  double staleness(Instant since, Instant now) {
    double late = days(since, now) - staleAfterDays;
    return late <= 0 ? 0 : Math.min(1, late / staleAfterDays);
  }

  /** 1 for a new one, falling with age; always the same for what never decays. */
  double recency(Instant since, Instant now) {
    double days = days(since, now);
    return switch (this) {
      case A -> 0.80;
      case B, C -> Math.exp(-days / 90);
      case D -> Math.exp(-days / 30);
    };
  }

  private static double days(Instant since, Instant now) {
    Duration age = Duration.between(since, now);
    double seconds = age.getSeconds() + age.getNano() / NANOS_PER_SECOND;
    return Math.max(0, seconds / SECONDS_PER_DAY);
  }
}
