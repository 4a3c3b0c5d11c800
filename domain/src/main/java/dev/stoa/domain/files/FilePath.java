package dev.stoa.domain.files;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.Surrogates;
import dev.stoa.domain.kernel.TextKey;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The path of a file or a folder, in the one form that it has: {@code /memories}, or names behind
 * it that are separated by single slashes.
 */
public record FilePath(String value) implements TextKey<FilePath> {

  /** Begins every path. */
  public static final String ROOT_NAME = "/memories";

  /** The folder of all files. */
  public static final FilePath ROOT = new FilePath(ROOT_NAME);

  /** The most bytes of a path in UTF-8, so that it can be a key on both engines. */
  public static final int MAX_BYTES = 1_000;

  /** The most bytes of a name in UTF-8, so that it can be that of a file on disk. */
  public static final int MAX_NAME_BYTES = 255;

  /** What a careless reader of a path decodes to a dot, a separator, a percent sign or an end. */
  private static final Seq<String> DISGUISED = Vector.of("%2e", "%2f", "%5c", "%25", "%00");

  private static final char SLASH = '/';

  /** Refuses what is outside, and every form of a path but the canonical one. */
  public FilePath {
    if (!value.equals(ROOT_NAME) && !value.startsWith(ROOT_NAME + SLASH)) {
      throw new InvalidValue("Path must start with /memories, got: " + value);
    }
    if (bytes(value) > MAX_BYTES) {
      throw new InvalidValue("path has " + bytes(value) + " bytes: shorten it to " + MAX_BYTES);
    }
    if (Surrogates.firstLone(value) >= 0) {
      throw new InvalidValue("path contains a lone surrogate: send valid Unicode");
    }
    if (value.length() > ROOT_NAME.length()) {
      for (String name : value.substring(ROOT_NAME.length() + 1).split("/", -1)) {
        check(name, value);
      }
    }
  }

  /** The path that a caller wrote, who may end it with a slash. */
  public static FilePath of(String written) {
    return new FilePath(
        written.length() > 1 && written.endsWith("/")
            ? written.substring(0, written.length() - 1)
            : written);
  }

  private static void check(String name, String path) {
    if (name.equals("..") || DISGUISED.exists(name.toLowerCase(Locale.ROOT)::contains)) {
      throw new InvalidValue("Path " + path + " would escape /memories directory");
    }
    if (name.isBlank() || name.equals(".")) {
      throw new InvalidValue(
          "path " + path + " has an empty name: separate names with single slashes");
    }
    if (name.indexOf('\\') >= 0 || name.codePoints().anyMatch(Character::isISOControl)) {
      throw new InvalidValue(
          "path "
              + path.replaceAll("\\p{Cntrl}", "?")
              + " contains a backslash or a control"
              + " character: leave it out");
    }
    if (name.endsWith(".") || name.endsWith(" ") || name.startsWith(" ")) {
      throw new InvalidValue(
          "path "
              + path
              + " has a name that begins or ends with a space or ends with a dot, which some file"
              + " systems drop: leave it out");
    }
    if (bytes(name) > MAX_NAME_BYTES) {
      throw new InvalidValue(
          "path has a name of " + bytes(name) + " bytes: shorten it to " + MAX_NAME_BYTES);
    }
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Whether it is the folder of all files. */
  public boolean isRoot() {
    return value.equals(ROOT_NAME);
  }

  /** The number of names behind the root. */
  public int depth() {
    return (int) value.chars().filter(one -> one == SLASH).count() - 1;
  }

  /** The folder that it is in; none of the root. */
  public Option<FilePath> parent() {
    return isRoot()
        ? Option.none()
        : Option.some(new FilePath(value.substring(0, value.lastIndexOf(SLASH))));
  }

  /** The folders above it but the root, the nearest first. */
  public Seq<FilePath> folders() {
    Vector<FilePath> all = Vector.empty();
    for (FilePath folder : parent()) {
      if (!folder.isRoot()) {
        all = all.append(folder).appendAll(folder.folders());
      }
    }
    return all;
  }

  /** Whether it is in that folder, at any depth. */
  public boolean isBelow(FilePath folder) {
    return value.startsWith(folder.value + SLASH);
  }

  /** What is behind a folder that it is in, without the slash. */
  public String behind(FilePath folder) {
    return value.substring(folder.value.length() + 1);
  }

  /** A path in this folder. */
  public FilePath child(String behind) {
    return new FilePath(value + SLASH + behind);
  }

  /** The path that it has when a folder above it, or it itself, is renamed. */
  public FilePath moved(FilePath from, FilePath to) {
    return equals(from) ? to : to.child(behind(from));
  }

  @Override
  public String toString() {
    return value;
  }
}
