/** The {@code stoa} command line: what every command shares, and the commands of no one context. */
package dev.stoa.bootstrap.cli;
