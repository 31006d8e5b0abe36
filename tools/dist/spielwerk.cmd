@echo off
rem Starts Spielwerk from an unpacked archive: with the Java that comes with it in runtime\, or else with
rem the one in JAVA_HOME or on the PATH. Options for the JVM: SPIELWERK_JAVA_OPTS.
setlocal
set "SPIELWERK_HOME=%~dp0.."

if exist "%SPIELWERK_HOME%\runtime\bin\java.exe" goto own
if defined JAVA_HOME goto named
set "SPIELWERK_JAVA=java.exe"
where /q java.exe
if errorlevel 1 goto missing
goto start

:own
set "SPIELWERK_JAVA=%SPIELWERK_HOME%\runtime\bin\java.exe"
goto start

:named
set "SPIELWERK_JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%SPIELWERK_JAVA%" goto start
>&2 echo spielwerk: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it; Spielwerk needs Java 17 or newer.
exit /b 1

:missing
>&2 echo spielwerk: Spielwerk needs Java 17 or newer, but no java was found; install one or set JAVA_HOME.
exit /b 1

:start
"%SPIELWERK_JAVA%" -XX:+UseParallelGC -Xshare:auto --enable-native-access=ALL-UNNAMED %SPIELWERK_JAVA_OPTS% "-Dspielwerk.home=%SPIELWERK_HOME%" "-Dspielwerk.training=%SPIELWERK_HOME%\training" -cp "%SPIELWERK_HOME%\lib\*" spielwerk.app.Main %*
exit /b %ERRORLEVEL%
