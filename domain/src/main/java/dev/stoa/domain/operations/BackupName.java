package dev.stoa.domain.operations;

import dev.stoa.domain.json.InvalidValue;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of a backup, which its files begin with: {@code agents_20260102_030405_1f9a0c2e}.
 *
 * <p>It is never a path: letters, digits, dots, hyphens and underscores, not beginning with a dot.
 */
public record BackupName(String value) implements Comparable<BackupName> {

  private static final Pattern FORM =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}_[0-9]{8}_[0-9]{6}_[0-9a-f]{8}");
  private static final Pattern OTHERS = Pattern.compile("[^A-Za-z0-9._-]");
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuuMMdd_HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int MOST = 80;

  public BackupName {
    if (!FORM.matcher(value).matches()) {
      throw new InvalidValue(
          "backup "
              + value
              + " is not the name of a backup: give one that `stoa backup list` shows, such as"
              + " agents_20260102_030405_1f9a0c2e");
    }
  }

  /**
   * The name of a new backup.
   *
   * @param workspace as {@link #workspace} gives it
   * @param id eight hexadecimal digits that no other backup has
   */
  public static BackupName of(String workspace, Instant now, String id) {
    return new BackupName(workspace + "_" + TIME.format(now) + "_" + id);
  }

  /** The name of a workspace in the names of its backups. */
  public static String workspace(String name) {
    String plain = OTHERS.matcher(name).replaceAll("-");
    String visible = plain.startsWith(".") ? "_" + plain : plain;
    return visible.substring(0, Math.min(MOST, visible.length()));
  }

  /** The name of its manifest. */
  public String manifestFile() {
    return value + ".json";
  }

  @Override
  public int compareTo(BackupName other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
