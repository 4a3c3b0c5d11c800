package dev.stoa.actions.shape;

/**
 * The description of a member, with the members of {@link Param}; records of the domain have no
 * annotations, so an {@link Input} says it for them.
 */
public final class About implements Cloneable {

  private String value = "";
  private int position = -1;
  private String defaultValue = "";
  private double min = Double.NEGATIVE_INFINITY;
  private double max = Double.POSITIVE_INFINITY;
  private String option = "";
  private String label = "";
  private boolean file;
  private boolean lines;
  private boolean secret;
  private boolean actor;
  private boolean user;
  private boolean ownAgent;
  private boolean ownUser;
  private String localWith = "";

  About() {}

  static About of(Param param) {
    About about = new About();
    about.value = param.value();
    about.position = param.position();
    about.defaultValue = param.defaultValue();
    about.min = param.min();
    about.max = param.max();
    about.option = param.option();
    about.label = param.label();
    about.file = param.file();
    about.lines = param.lines();
    about.secret = param.secret();
    about.actor = param.actor();
    about.user = param.user();
    about.ownAgent = param.ownAgent();
    about.ownUser = param.ownUser();
    about.localWith = param.localWith();
    return about;
  }

  About copy() {
    try {
      return (About) clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("it is cloneable", e);
    }
  }

  /** One sentence. */
  public About value(String sentence) {
    value = sentence;
    return this;
  }

  /** Its place among the arguments of the command, from 0. */
  public About position(int index) {
    position = index;
    return this;
  }

  /** Its value where none is given, as text. */
  public About otherwise(String text) {
    defaultValue = text;
    return this;
  }

  /** The least and the greatest number. */
  public About between(double least, double greatest) {
    min = least;
    max = greatest;
    return this;
  }

  /** The least number. */
  public About atLeast(double least) {
    min = least;
    return this;
  }

  /** The name of its option, if that is not the name of the member. */
  public About option(String name) {
    option = name;
    return this;
  }

  /** What the help shows for its value. */
  public About label(String word) {
    label = word;
    return this;
  }

  /** The command reads it from a file. */
  public About fromFile() {
    file = true;
    return this;
  }

  /** It is the agent that acts. */
  public About asActor() {
    actor = true;
    return this;
  }

  /** A caller that acts as an agent may name only that one. */
  public About asOwnAgent() {
    ownAgent = true;
    return this;
  }

  public String value() {
    return value;
  }

  public int position() {
    return position;
  }

  public String defaultValue() {
    return defaultValue;
  }

  public double min() {
    return min;
  }

  public double max() {
    return max;
  }

  public String option() {
    return option;
  }

  public String label() {
    return label;
  }

  public boolean file() {
    return file;
  }

  public boolean lines() {
    return lines;
  }

  public boolean secret() {
    return secret;
  }

  public boolean actor() {
    return actor;
  }

  public boolean user() {
    return user;
  }

  public boolean ownAgent() {
    return ownAgent;
  }

  public boolean ownUser() {
    return ownUser;
  }

  public String localWith() {
    return localWith;
  }
}
