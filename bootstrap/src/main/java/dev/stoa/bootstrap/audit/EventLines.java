package dev.stoa.bootstrap.audit;

import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.TextFile;
import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEvent;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A batch of events as JSON Lines: one object on each line, empty lines between them ignored. */
final class EventLines {

  private static final String STANDARD_INPUT = "-";

  private EventLines() {}

  /** The events of a file, or of what is piped in when the file is {@code -}. */
  static Seq<AuditEvent> read(String file, InputStream pipedIn) {
    try {
      if (file.equals(STANDARD_INPUT)) {
        return read(pipedIn);
      }
      try (InputStream bytes = Files.newInputStream(Path.of(file))) {
        return read(bytes);
      }
    } catch (IOException e) {
      throw CliFailure.usage("--batch " + file + " cannot be read: " + TextFile.reason(e));
    }
  }

  private static Seq<AuditEvent> read(InputStream bytes) throws IOException {
    // Told to report, the decoder does not turn broken characters into others that get attested.
    BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                bytes,
                StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)));
    List<AuditEvent> events = new ArrayList<>();
    int number = 0;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      String text = line;
      if (!text.isBlank()) {
        events.add(
            CliFailure.checked("--batch line " + number + ": ", () -> EventJson.parse(text)));
      }
      if (events.size() > AuditChain.MAX_BATCH) {
        throw CliFailure.usage(
            "--batch has more than " + AuditChain.MAX_BATCH + " events: split it into several");
      }
    }
    return Vector.ofAll(events);
  }
}
