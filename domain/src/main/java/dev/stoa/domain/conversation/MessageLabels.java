package dev.stoa.domain.conversation;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What is noted beside the content of a message.
 *
 * @param toolCallId the call that a message of a tool answers
 * @param models the specialists that answered
 * @param author the name of the person or model that says it, by which it is found too
 * @param metadata a JSON object of the caller's
 */
@RecordBuilder
public record MessageLabels(
    Option<String> toolCallId,
    Option<Callout> callout,
    Seq<String> models,
    Option<AccuracyLevel> accuracy,
    Option<ConfidenceLabel> confidence,
    Option<String> author,
    Option<CanonicalJson> metadata) {

  /** Nothing. */
  public static final MessageLabels NONE =
      new MessageLabels(
          Option.none(),
          Option.none(),
          Vector.empty(),
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none());

  /** The longest id of a call, and the longest name of a model or an author. */
  public static final int MAX_NAME = 255;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  /** The maximum number of models. */
  public static final int MAX_MODELS = 100;

  /** Refuses invalid fields; the message names the field. */
  public MessageLabels {
    toolCallId.forEach(id -> PlainText.require("tool_call_id", id, MAX_NAME));
    if (models.size() > MAX_MODELS) {
      throw new InvalidValue(
          "the message has " + models.size() + " models: give at most " + MAX_MODELS);
    }
    models.forEach(model -> PlainText.require("model", model, MAX_NAME));
    models = models.toVector();
    author.forEach(name -> PlainText.require("author", name, MAX_NAME));
    metadata.forEach(one -> Metadata.require(one, MAX_METADATA));
  }
}
