/** What every command shares: tables, files, sentences about failures, exit codes. */
@NullMarked
package dev.stoa.adapter.cli;

import org.jspecify.annotations.NullMarked;
