package dev.stoa.domain.evidence;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.util.Map;

/**
 * Evidence to collect; immutable.
 *
 * @param snippet the text itself; its hash decides whether it is stored already
 * @param reliability from 0 to 1
 * @param metadata an object; {@link Provenance} reads its known members
 */
public record EvidenceDraft(
    EvidenceSource source,
    Option<String> title,
    String snippet,
    Option<String> url,
    double reliability,
    CanonicalJson metadata) {

  /** The reliability of evidence that is given none. */
  public static final double USUAL_RELIABILITY = 0.5;

  /** The longest title. */
  public static final int MAX_TITLE = 1_000;

  /** The longest snippet. */
  public static final int MAX_SNIPPET = 100_000;

  /** The longest address. */
  public static final int MAX_URL = 4_000;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public EvidenceDraft {
    title.forEach(text -> PlainText.require("title", text, MAX_TITLE));
    PlainText.require("snippet", snippet, MAX_SNIPPET);
    url.forEach(text -> PlainText.require("url", text, MAX_URL));
    UnitRange.require("reliability", reliability);
    Metadata.require(metadata, MAX_METADATA);
  }

  /** A snippet from a source. */
  public static EvidenceDraft of(String source, String snippet) {
    return new EvidenceDraft(
        new EvidenceSource(source),
        Option.none(),
        snippet,
        Option.none(),
        USUAL_RELIABILITY,
        CanonicalJson.EMPTY_OBJECT);
  }

  /** With a title. */
  public EvidenceDraft title(String text) {
    return new EvidenceDraft(source, Option.some(text), snippet, url, reliability, metadata);
  }

  /** With the address it was found at. */
  public EvidenceDraft url(String text) {
    return new EvidenceDraft(source, title, snippet, Option.some(text), reliability, metadata);
  }

  /** With a reliability from 0 to 1. */
  public EvidenceDraft reliability(double value) {
    return new EvidenceDraft(source, title, snippet, url, value, metadata);
  }

  /** With these members as metadata. */
  public EvidenceDraft metadata(Map<String, ?> members) {
    return new EvidenceDraft(source, title, snippet, url, reliability, CanonicalJson.of(members));
  }

  /** SHA-256 of the snippet as it is given, in hexadecimal: the same text is stored once. */
  public String contentHash() {
    return Sha256.hex(snippet);
  }
}
