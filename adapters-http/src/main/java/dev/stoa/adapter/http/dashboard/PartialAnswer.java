package dev.stoa.adapter.http.dashboard;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;

/** An action whose answer is a part of a larger one. */
record PartialAnswer(Action<?, ?> action) {

  static PartialAnswer of(Catalogue catalogue, String name) {
    return new PartialAnswer(
        catalogue
            .find(name)
            .getOrElseThrow(() -> new IllegalStateException("there is no action " + name)));
  }

  /** What it answers; a refusal is thrown. */
  JsonValue answer(Workspace workspace, JsonObject input) {
    return JsonParser.parse(
        action
            .runJson(workspace, input, Progress.NONE)
            .getOrElseThrow(RefusalException::new)
            .text());
  }

  /** What it answers to a caller; a refusal is thrown. */
  JsonValue answer(Workspace workspace, Caller caller, JsonObject input) {
    return answer(workspace, caller.input(workspace, action, input));
  }

  /** What it answers to a caller; null if it refuses, as what does not exist is. */
  JsonValue answerOrNull(Workspace workspace, Caller caller, JsonObject input) {
    return action
        .runJson(workspace, caller.input(workspace, action, input), Progress.NONE)
        .map(json -> JsonParser.parse(json.text()))
        .getOrElse(JsonNull::new);
  }
}
