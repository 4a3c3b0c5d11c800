package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.List;
import java.util.Objects;
import picocli.CommandLine.Option;

/** One event, told by options. */
final class EventOptions {

  @Option(names = "--type", paramLabel = "<type>", description = "What kind of event it is.")
  private String type;

  @Option(names = "--session", paramLabel = "<id>", description = "In which session it happened.")
  private String session;

  @Option(names = "--trace", paramLabel = "<id>", description = "Which trace it belongs to.")
  private String trace;

  @Option(names = "--token", paramLabel = "<id>", description = "Which access token was used.")
  private String token;

  @Option(names = "--field", paramLabel = "<name>", description = "Which field of knowledge.")
  private String field;

  @Option(names = "--specialist", paramLabel = "<name>", description = "Which specialist acted.")
  private String specialist;

  @Option(names = "--u-score", paramLabel = "<number>", description = "The utility score then.")
  private Double uScore;

  @Option(names = "--confidence", paramLabel = "<number>", description = "The confidence then.")
  private Double confidence;

  @Option(names = "--latency-ms", paramLabel = "<number>", description = "How long it took.")
  private Double latencyMs;

  @Option(
      names = "--details",
      paramLabel = "<json>",
      description = "Further details, as a JSON object.")
  private String details;

  @Option(
      names = "--id",
      paramLabel = "<id>",
      description = "An event id; appending the same event again changes nothing.")
  private String id;

  boolean areGiven() {
    return List.of(
            type,
            session,
            trace,
            token,
            field,
            specialist,
            uScore,
            confidence,
            latencyMs,
            details,
            id)
        .exists(Objects::nonNull);
  }

  AuditEvent event() {
    if (type == null) {
      throw CliFailure.usage("--type is missing: name the kind of event, such as --type query");
    }
    CanonicalJson json =
        details == null
            ? CanonicalJson.EMPTY_OBJECT
            : CliFailure.checked("--details: ", () -> CanonicalJson.of(details));
    return CliFailure.checked(
        () ->
            new AuditEvent(
                option(id).map(AuditEntryId::new),
                type,
                option(session),
                option(trace),
                option(token),
                option(field),
                option(specialist),
                option(uScore),
                option(confidence),
                option(latencyMs),
                json));
  }

  private static <T> io.vavr.control.Option<T> option(T value) {
    return io.vavr.control.Option.of(value);
  }
}
