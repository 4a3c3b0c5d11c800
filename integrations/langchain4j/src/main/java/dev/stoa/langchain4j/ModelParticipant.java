package dev.stoa.langchain4j;

import dev.langchain4j.model.chat.ChatModel;
import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.application.debate.DebatePrompt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A chat model as a participant of a debate.
 *
 * <p>The model is asked to end its answer with a line about its confidence and one about its
 * choice. Without the first it has a usual confidence, without the second it does not vote.
 */
public final class ModelParticipant implements DebateParticipant {

  private static final double USUAL_CONFIDENCE = 0.5;

  private static final String REQUEST =
      "\n\nEnd with two lines: \"Confidence: \" and a number from 0 to 1, and \"Choice: \" and the"
          + " name of the participant whose position you hold, which may be yours.";

  private static final Pattern CONFIDENCE =
      Pattern.compile("(?mi)^\\W*confidence\\W*:\\W*(0?\\.\\d+|0|1(?:\\.0+)?)\\W*$\\R?");

  private static final Pattern CHOICE =
      Pattern.compile("(?mi)^[^\\w\\n]*choice[^\\w\\n]*:[ *\"]*(.*?)[ *\".]*$\\R?");

  private final ChatModel model;
  private final double usual;

  /** With a confidence of 0.5 where the model does not state one. */
  public ModelParticipant(ChatModel model) {
    this(model, USUAL_CONFIDENCE);
  }

  /** With the confidence of answers where the model does not state one. */
  public ModelParticipant(ChatModel model, double usualConfidence) {
    this.model = model;
    this.usual = usualConfidence;
  }

  @Override
  public DebateAnswer answer(DebatePrompt prompt) {
    return answer(model.chat(prompt.brief() + REQUEST));
  }

  private DebateAnswer answer(String text) {
    Matcher confidence = CONFIDENCE.matcher(text);
    Matcher choice = CHOICE.matcher(text);
    String content = CHOICE.matcher(CONFIDENCE.matcher(text).replaceAll("")).replaceAll("").strip();
    DebateAnswer answer =
        DebateAnswer.of(
            content.isEmpty() ? text : content,
            confidence.find() ? Double.parseDouble(confidence.group(1)) : usual);
    return choice.find() && !choice.group(1).isBlank() ? answer.choice(choice.group(1)) : answer;
  }
}
