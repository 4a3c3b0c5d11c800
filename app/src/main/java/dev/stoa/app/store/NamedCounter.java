package dev.stoa.app.store;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.conversation.TokenCounter;

/** The counters of tokens that the global options can name. */
final class NamedCounter {

  private NamedCounter() {}

  /** The counter of a name; what it needs is loaded when it first counts. */
  static TokenCounter of(String name) {
    return switch (name) {
      case "characters" -> TokenCounter.ESTIMATE;
      case "cl100k" -> text -> Math.max(1, Cl100k.ENCODING.countTokensOrdinary(text));
      default ->
          throw CliFailure.usage(
              "--token-counter: there is no counter " + name + ": give characters or cl100k");
    };
  }

  /** Loaded by the first text. */
  private static final class Cl100k {

    static final Encoding ENCODING =
        Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.CL100K_BASE);
  }
}
