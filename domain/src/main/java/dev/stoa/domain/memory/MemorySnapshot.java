package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;

/**
 * A snapshot of memories, as JSON Lines.
 *
 * <p>The first line has format and version, the last the number of memories, so that a truncated
 * snapshot is detected.
 */
public final class MemorySnapshot {

  private static final String FORMAT = "stoa-memory-snapshot";
  private static final long VERSION = 1;

  private MemorySnapshot() {}

  /** The first line. */
  public static String header(HyperParameters tuned, Instant now) {
    return line(
        JsonObject.builder()
            .put("format", FORMAT)
            .put("version", VERSION)
            .put("taken_at", Instants.text(now))
            .put("hyperparams", HyperParametersJson.of(tuned)));
  }

  /** The line of a memory. */
  public static String line(Memory memory) {
    return CanonicalJson.of(MemoryJson.of(memory)).text();
  }

  /** The last line. */
  public static String footer(long memories) {
    return line(JsonObject.builder().put("memories", memories));
  }

  private static String line(JsonObject.Builder members) {
    return CanonicalJson.of(members.build()).text();
  }

  /** Reads a snapshot line by line; an {@link IllegalArgumentException} describes an error. */
  public static final class Reader {

    private final Set<MemoryId> seen = new HashSet<>();
    private long line;
    private boolean ended;

    /** The number of the line that was read last. */
    public long line() {
      return line;
    }

    /** The memory of the next line; the first and the last line have none. */
    public Option<Memory> read(String text) {
      line++;
      if (ended) {
        throw new InvalidValue("it is behind the last line: remove it");
      }
      if (!(JsonParser.parse(text) instanceof JsonObject object)) {
        throw new InvalidValue("it is no JSON object: put members in braces");
      }
      if (line == 1) {
        begin(new JsonFields(object));
        return Option.none();
      }
      if (object.members().containsKey("memories")) {
        end(new JsonFields(object).count("memories"));
        return Option.none();
      }
      Memory memory = MemoryJson.read(object);
      if (!seen.add(memory.id())) {
        throw new InvalidValue("id " + memory.id() + " occurs twice: remove one");
      }
      return Option.some(memory);
    }

    /** Nothing follows. */
    public void end() {
      if (!ended) {
        line++;
        throw new InvalidValue(
            "the last line, which says how many memories there are, is missing: take the whole"
                + " snapshot");
      }
    }

    private static void begin(JsonFields header) {
      String format = header.text("format");
      if (!format.equals(FORMAT)) {
        throw new InvalidValue("format is " + format + ": give a snapshot of format " + FORMAT);
      }
      long version = header.count("version");
      if (version != VERSION) {
        throw new InvalidValue("version is " + version + ": this release reads version " + VERSION);
      }
    }

    private void end(long count) {
      if (count != seen.size()) {
        throw new InvalidValue(
            "memories is "
                + count
                + ", but "
                + seen.size()
                + " are above: take the whole snapshot");
      }
      ended = true;
    }
  }
}
