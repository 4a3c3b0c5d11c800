package dev.stoa.actions.shape;

import dev.stoa.domain.json.InvalidValue;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An input that cannot be used. Its sentence names members as {@code {limit}}, and each edge puts
 * in what its callers call them: {@code --limit}, {@code limit}.
 */
public final class BadInput extends InvalidValue {

  private static final long serialVersionUID = 1L;
  private static final Pattern NAMED = Pattern.compile("\\{([a-z][a-zA-Z0-9]*)}");

  private final String member;
  private final String inside;
  private final String reason;

  private BadInput(String member, String inside, String reason, @Nullable Throwable cause) {
    super(reason, cause);
    this.member = member;
    this.inside = inside;
    this.reason = reason;
  }

  /** About several members, or about none in particular. */
  public static BadInput of(String sentence) {
    return new BadInput("", "", sentence, null);
  }

  /** About one member, by the name of its component. */
  public static BadInput at(String component, String sentence) {
    return new BadInput(component, "", sentence, null);
  }

  /** The same fault, seen from the record that has this component. */
  static BadInput atMember(String component, IllegalArgumentException fault) {
    return new BadInput(component, place(fault), reason(fault), fault);
  }

  /** The same fault, seen from the list that has it at this index. */
  static BadInput atIndex(int index, IllegalArgumentException fault) {
    return new BadInput("", "[" + index + "]" + place(fault), reason(fault), fault);
  }

  /** The same fault, seen from the map that has it under this name. */
  static BadInput atName(String name, IllegalArgumentException fault) {
    return new BadInput("", "." + name + place(fault), reason(fault), fault);
  }

  private static String place(IllegalArgumentException fault) {
    if (!(fault instanceof BadInput bad)) {
      return "";
    }
    return (bad.member.isEmpty() ? "" : "." + Words.snake(bad.member)) + bad.inside;
  }

  private static String reason(IllegalArgumentException fault) {
    return fault instanceof BadInput bad ? bad.reason : String.valueOf(fault.getMessage());
  }

  /** The component at fault, or nothing. */
  public String member() {
    return member;
  }

  /** Where in the member, such as {@code [1].event_type}; often nothing. */
  public String inside() {
    return inside;
  }

  /** The whole sentence, with members called as the edge calls them. */
  public String sentence(UnaryOperator<String> called) {
    String text =
        NAMED
            .matcher(reason)
            .replaceAll(found -> Matcher.quoteReplacement(called.apply(found.group(1))));
    boolean namesIt = member.isEmpty() || text.startsWith(Words.snake(member) + " ");
    if (namesIt && inside.isEmpty()) {
      return text;
    }
    return (member.isEmpty() ? "" : called.apply(member)) + inside + ": " + text;
  }
}
