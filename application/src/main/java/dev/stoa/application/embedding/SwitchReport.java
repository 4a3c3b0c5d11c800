package dev.stoa.application.embedding;

/**
 * What a switch to another model came to.
 *
 * @param embedded how many texts were embedded by it
 * @param recall the mean share of the ten texts nearest by the old model among those by the new
 * @param switched whether the vectors of the old model were removed
 */
public record SwitchReport(
    String from, String to, long embedded, double recall, boolean switched) {}
