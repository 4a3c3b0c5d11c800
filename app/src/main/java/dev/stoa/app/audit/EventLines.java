package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.adapter.cli.TextLines;
import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEvent;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
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
        return read(new TextLines("--batch -", pipedIn));
      }
      try (InputStream bytes = Files.newInputStream(Path.of(file))) {
        return read(new TextLines("--batch " + file, bytes));
      }
    } catch (IOException e) {
      throw CliFailure.usage("--batch " + file + " cannot be read: " + TextFile.reason(e));
    }
  }

  private static Seq<AuditEvent> read(TextLines lines) {
    List<AuditEvent> events = new ArrayList<>();
    int number = 0;
    while (lines.hasNext()) {
      number++;
      String text = lines.next();
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
