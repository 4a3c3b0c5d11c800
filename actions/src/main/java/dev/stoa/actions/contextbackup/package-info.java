/** What callers may ask of context backups. */
@NullMarked
package dev.stoa.actions.contextbackup;

import org.jspecify.annotations.NullMarked;
